// What TypeScript accepts and refuses under `strict`; compiled by the tests, never run.
import { CalendarDay, Client, RPCError, Weekday } from "moonshelf";

async function sample(): Promise<string> {
  const m = new Client({ restart: true, roots: ["/data"], args: ["--locale", "ko"] });
  const first: Weekday = "monday";
  const controller = new AbortController();
  const month = await m.calendar.month(
    { year: 2022, month: 1, firstWeekday: first },
    { signal: controller.signal, onProgress: (value) => console.log(value) },
  );
  const days: CalendarDay[] = month.weeks.flatMap((week) => week.days);
  const weekend: true | undefined = days[0].isWeekend;
  const today: number | undefined = month.todayIndex;
  const anything: unknown = await m.call("calendar.month", { year: 2022 });
  await m.server.echo([1, { two: 2 }]);
  const info = await m.server.info();
  const message: number = info.limits.message;
  try {
    await m.calendar.shift({ date: "2022-01-31", months: 1 });
  } catch (error) {
    if (error instanceof RPCError) return `${error.reason} ${error.data.maximum}`;
  }
  // @ts-expect-error A name that no parameter has.
  await m.calendar.month({ yaer: 2022 });
  // @ts-expect-error Not one of the weekdays.
  await m.calendar.month({ firstWeekday: "funday" });
  // @ts-expect-error A number is no date.
  await m.calendar.shift({ date: 2022 });
  // @ts-expect-error The date is missing.
  await m.calendar.shift({ months: 1 });
  // @ts-expect-error There is no such member.
  console.log(month.tittle);
  // @ts-expect-error It may be absent.
  const index: number = month.todayIndex;
  await m.close();
  return [weekend, today, anything, message, index].join();
}

void sample;
