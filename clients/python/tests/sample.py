"""What mypy accepts and refuses under --strict; checked by the tests, never run."""

import asyncio
from typing import List, Optional, Tuple

import moonshelf


def sample() -> Optional[str]:
    with moonshelf.Client(restart=True, roots=["/data"]) as m:
        first: moonshelf.Weekday = "monday"
        month = m.calendar.month(year=2022, month=1, first_weekday=first, timeout=1.5)
        days: List[moonshelf.CalendarDay] = [day for week in month.weeks for day in week.days]
        weekend: bool = days[0].is_weekend
        today: Optional[int] = month.today_index
        calls: List[moonshelf.Call[moonshelf.CalendarShift]] = [
            m.submit.calendar.shift(date="2022-01-31", months=n) for n in range(3)
        ]
        dates: Tuple[moonshelf.CalendarDate, ...] = calls[0].result(timeout=1).dates
        anything = m.call("calendar.month", {"year": 2022})
        m.calendar.month(yaer=2022)  # type: ignore[call-arg]
        m.calendar.month(first_weekday="funday")  # type: ignore[arg-type]
        m.calendar.shift(date=2022)  # type: ignore[arg-type]
        m.calendar.shift(months=1)  # type: ignore[call-arg]
        month.tittle  # type: ignore[attr-defined]
        month.title = "x"  # type: ignore[misc]
        index: int = month.today_index  # type: ignore[assignment]
        try:
            m.server.echo([weekend, today, index, anything, len(dates)])
        except moonshelf.RPCError as error:
            return error.reason
    return None


async def twin() -> str:
    async with moonshelf.AsyncClient() as m:
        months = await asyncio.gather(*(m.calendar.month(year=2022, month=n) for n in (1, 2)))
        return months[0].title


if __name__ == "__main__":
    sample()
    asyncio.run(twin())
