/// The languages of ISO 639-1: the code, those of ISO 639-2/T and 639-2/B where they differ, and the
/// English name in lower case.
enum LanguageTagData {
  static let languages = """
    aa/aar/afar, ab/abk/abkhazian, ae/ave/avestan, af/afr/afrikaans, ak/aka/akan, \
    am/amh/amharic, an/arg/aragonese, ar/ara/arabic, as/asm/assamese, av/ava/avaric, \
    ay/aym/aymara, az/aze/azerbaijani, ba/bak/bashkir, be/bel/belarusian, bg/bul/bulgarian, \
    bi/bis/bislama, bm/bam/bambara, bn/ben/bangla, bo/bod/tib/tibetan, br/bre/breton, \
    bs/bos/bosnian, ca/cat/catalan, ce/che/chechen, ch/cha/chamorro, co/cos/corsican, \
    cr/cre/cree, cs/ces/cze/czech, cu/chu/church slavic, cv/chv/chuvash, cy/cym/wel/welsh, \
    da/dan/danish, de/deu/ger/german, dv/div/divehi, dz/dzo/dzongkha, ee/ewe/ewe, \
    el/ell/gre/modern greek, en/eng/english, eo/epo/esperanto, es/spa/spanish, et/est/estonian, \
    eu/eus/baq/basque, fa/fas/per/persian, ff/ful/fulah, fi/fin/finnish, fj/fij/fijian, \
    fo/fao/faroese, fr/fra/fre/french, fy/fry/western frisian, ga/gle/irish, gd/gla/scottish \
    gaelic, gl/glg/galician, gn/grn/guarani, gu/guj/gujarati, gv/glv/manx, ha/hau/hausa, \
    he/heb/hebrew, hi/hin/hindi, ho/hmo/hiri motu, hr/hrv/croatian, ht/hat/haitian, \
    hu/hun/hungarian, hy/hye/arm/armenian, hz/her/herero, ia/ina/interlingua, id/ind/indonesian, \
    ie/ile/interlingue, ig/ibo/igbo, ii/iii/sichuan yi, ik/ipk/inupiaq, io/ido/ido, \
    is/isl/ice/icelandic, it/ita/italian, iu/iku/inuktitut, ja/jpn/japanese, jv/jav/javanese, \
    ka/kat/geo/georgian, kg/kon/kongo, ki/kik/kikuyu, kj/kua/kuanyama, kk/kaz/kazakh, \
    kl/kal/kalaallisut, km/khm/khmer, kn/kan/kannada, ko/kor/korean, kr/kau/kanuri, \
    ks/kas/kashmiri, ku/kur/kurdish, kv/kom/komi, kw/cor/cornish, ky/kir/kirghiz, la/lat/latin, \
    lb/ltz/luxembourgish, lg/lug/ganda, li/lim/limburgan, ln/lin/lingala, lo/lao/lao, \
    lt/lit/lithuanian, lu/lub/luba-katanga, lv/lav/latvian, mg/mlg/malagasy, mh/mah/marshallese, \
    mi/mri/mao/maori, mk/mkd/mac/macedonian, ml/mal/malayalam, mn/mon/mongolian, mr/mar/marathi, \
    ms/msa/may/malay, mt/mlt/maltese, my/mya/bur/burmese, na/nau/nauru, nb/nob/norwegian bokmål, \
    nd/nde/north ndebele, ne/nep/nepali, ng/ndo/ndonga, nl/nld/dut/dutch, nn/nno/norwegian \
    nynorsk, no/nor/norwegian, nr/nbl/south ndebele, nv/nav/navajo, ny/nya/chichewa, \
    oc/oci/occitan, oj/oji/ojibwa, om/orm/oromo, or/ori/oriya, os/oss/ossetian, pa/pan/panjabi, \
    pi/pli/pali, pl/pol/polish, ps/pus/pushto, pt/por/portuguese, qu/que/quechua, \
    rm/roh/romansh, rn/run/rundi, ro/ron/rum/romanian, ru/rus/russian, rw/kin/kinyarwanda, \
    sa/san/sanskrit, sc/srd/sardinian, sd/snd/sindhi, se/sme/northern sami, sg/sag/sango, \
    si/sin/sinhala, sk/slk/slo/slovak, sl/slv/slovenian, sm/smo/samoan, sn/sna/shona, \
    so/som/somali, sq/sqi/alb/albanian, sr/srp/serbian, ss/ssw/swati, st/sot/southern sotho, \
    su/sun/sundanese, sv/swe/swedish, sw/swa/swahili, ta/tam/tamil, te/tel/telugu, tg/tgk/tajik, \
    th/tha/thai, ti/tir/tigrinya, tk/tuk/turkmen, tl/tgl/tagalog, tn/tsn/tswana, to/ton/tonga, \
    tr/tur/turkish, ts/tso/tsonga, tt/tat/tatar, tw/twi/twi, ty/tah/tahitian, ug/uig/uighur, \
    uk/ukr/ukrainian, ur/urd/urdu, uz/uzb/uzbek, ve/ven/venda, vi/vie/vietnamese, \
    vo/vol/volapük, wa/wln/walloon, wo/wol/wolof, xh/xho/xhosa, yi/yid/yiddish, yo/yor/yoruba, \
    za/zha/zhuang, zh/zho/chi/chinese, zu/zul/zulu
    """
}
