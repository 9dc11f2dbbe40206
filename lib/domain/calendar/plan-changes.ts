import type { PriceList } from '@/lib/domain/booking/bookable'
import { nightPrice } from '@/lib/domain/booking/money/night-price'
import { type PriceRule, ruleOfNight, rulePrice } from '@/lib/domain/booking/money/price-rules'
import { weekdayPrice } from '@/lib/domain/booking/money/week-price'
import type { PriceChange } from '@/lib/domain/listing/pricing/price-changes'
import { joined, priceParts, type UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import { type Halalas, toSar } from '@/lib/domain/money'
import { addDays, type Day, nightsOf, WEEKDAYS, weekdayOf } from '@/lib/domain/time/days'

/** A night whose price a rule makes, in halalas. */
export interface RuledNight {
  day: Day
  priceHalalas: Halalas
  ruleId: string
}

/** The price of a night without one of its own, in halalas: that of the first rule, else of the week. */
export function usualNight(
  rules: readonly PriceRule[],
  week: Omit<PriceList, 'dates'>,
  day: Day,
): Halalas | null {
  const [ruled] = ruledNights(rules, week, { from: day, to: addDays(day, 1) })
  return ruled?.priceHalalas ?? weekdayPrice(week, weekdayOf(day))
}

/** The nights in `[from, to)` whose price a rule makes; a price of the single date is not regarded here. */
export function ruledNights(
  rules: readonly PriceRule[],
  week: Omit<PriceList, 'dates'>,
  { from, to }: { from: Day; to: Day },
): RuledNight[] {
  if (rules.length === 0) return []
  return nightsOf(from, to).flatMap((day) => {
    const rule = ruleOfNight(rules, day)
    const priceHalalas = rule && rulePrice(rule, weekdayPrice(week, weekdayOf(day)))
    return rule && priceHalalas !== null ? [{ day, priceHalalas, ruleId: rule.id }] : []
  })
}

const priceIn = ({ priceHalalas, percent }: PriceRule) =>
  priceHalalas === null ? { value: percent, unit: 'percent' as const } : { value: toSar(priceHalalas) }

/** What changed between two lists of rules, with the prices before and after; equal ones: it applies at another time or place. */
export function planChanges(old: readonly PriceRule[], young: readonly PriceRule[]): PriceChange[] {
  const gone = old.filter(({ id }) => !young.some((one) => one.id === id)).map((rule) => changeOf(rule, null))
  const moved = movedIds(old, young)
  const others = young.flatMap((rule) => {
    const before = old.find(({ id }) => id === rule.id)
    if (!before) return [changeOf(null, rule)]
    const isSameUnit = (before.percent === null) === (rule.percent === null)
    if (!isSameUnit) return [changeOf(before, null), changeOf(null, rule)]
    const isSame = JSON.stringify(orderedFields(before)) === JSON.stringify(orderedFields(rule))
    return isSame && !moved.has(rule.id) ? [] : [changeOf(before, rule)]
  })
  return [...gone, ...others]
}

/** Without the days of an occasion, which no vendor changes. */
const orderedFields = ({ spans: _copied, ...rule }: PriceRule) =>
  Object.entries(rule).toSorted(([one], [other]) => (one < other ? -1 : 1))

function changeOf(before: PriceRule | null, after: PriceRule | null): PriceChange {
  const known = after ?? before
  return {
    rule: known?.name ?? '',
    ...(known?.percent == null ? {} : { unit: 'percent' as const }),
    before: before ? priceIn(before).value : null,
    after: after ? priceIn(after).value : null,
  }
}

/** The rules that stand before one that was before them. */
function movedIds(old: readonly PriceRule[], young: readonly PriceRule[]): Set<string> {
  const before = old.map(({ id }) => id).filter((id) => young.some((one) => one.id === id))
  const after = young.map(({ id }) => id).filter((id) => before.includes(id))
  return new Set(
    after.filter((id, index) =>
      after.slice(index + 1).some((later) => before.indexOf(later) < before.indexOf(id)),
    ),
  )
}

/** New and changed rules whose price is far from the usual one, and days of theirs that are past. */
export function unusualRules(
  old: readonly PriceRule[],
  young: readonly PriceRule[],
  week: Omit<PriceList, 'dates'>,
  today: Day,
): UnusualPart[] {
  const changed = young.filter((rule) => {
    const before = old.find(({ id }) => id === rule.id)
    return !before || JSON.stringify(orderedFields(before)) !== JSON.stringify(orderedFields(rule))
  })
  return joined(changed.flatMap((rule) => [...unusualPrices(rule, week), ...pastDays(rule, today)]))
}

function unusualPrices(rule: PriceRule, week: Omit<PriceList, 'dates'>): UnusualPart[] {
  if (week.hour !== null) return priceParts(rulePrice(rule, week.hour), week.hour, {})
  const weekdays = rule.weekdays.length > 0 ? rule.weekdays : WEEKDAYS
  return weekdays.flatMap((weekday) => {
    const usual = weekdayPrice(week, weekday)
    return priceParts(rulePrice(rule, usual), usual, { weekdays: [weekday] })
  })
}

function pastDays({ season, from, to }: PriceRule, today: Day): UnusualPart[] {
  if (season !== 'once' || from === null || to === null || from >= today) return []
  return [{ reason: 'past', days: nightsOf(from, to < today ? addDays(to, 1) : today) }]
}

/** The nights whose price is another one than before. */
export function changedNights(
  before: PriceList,
  after: readonly RuledNight[],
  owned: ReadonlySet<Day>,
  { from, to }: { from: Day; to: Day },
): Day[] {
  const ruled = new Map(after.map((one) => [one.day, one.priceHalalas]))
  return nightsOf(from, to).filter((day) => {
    if (owned.has(day)) return false
    const price = ruled.get(day) ?? weekdayPrice(before, weekdayOf(day))
    return price !== nightPrice(before, day)
  })
}
