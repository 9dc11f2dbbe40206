import { type OrderedRule, placeOf } from '@/lib/domain/booking/season'

/** The list with a changed rule in its place, or a new one where the table of precedence puts it. */
export function withRule<Edited extends OrderedRule & { _id?: string }>(
  rules: readonly Edited[],
  rule: Edited,
): Edited[] {
  if (rule._id !== undefined) return rules.map((one) => (one._id === rule._id ? rule : one))
  const place = placeOf(rules, rule)
  return [...rules.slice(0, place), rule, ...rules.slice(place)]
}

/** The list with a rule one place up or down. */
export function moved<Rule>(rules: readonly Rule[], index: number, by: 1 | -1): Rule[] {
  const rule = rules[index]
  if (!rule) return [...rules]
  const others = rules.filter((_, at) => at !== index)
  return [...others.slice(0, index + by), rule, ...others.slice(index + by)]
}
