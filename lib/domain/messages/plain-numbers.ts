const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const DATE_SEPARATORS = ['\\/', '-', '\\.']
/** 12-12-26, 12/12, 10:30, 2026, 2,500 or 2,320.00, 650 or `1. 1200.50`: prices end in 0, unlike phone digits. */
const PLAIN = [
  ...DATE_SEPARATORS.map((sign) => `${DAY}${sign}${MONTH}${sign}\\d\\d(?!${sign}?\\d)`),
  `${DAY}\\/${MONTH}(?!\\/?\\d)`,
  '(?:[01]?\\d|2[0-3]):[0-5]\\d(?!\\d)',
  '20\\d\\d(?!\\d)',
  '[1-9]\\d{0,2},\\d{3}(?:\\.\\d{1,2})?(?![,.]?\\d)',
  '(?:\\d{1,2}[.)]\\s{1,2})?[1-9]\\d{1,3}0(?:\\.\\d{1,2})?(?!\\d)',
]
const ITEM = new RegExp(PLAIN.join('|'), 'y')
const SEPARATOR = /\D{1,4}/y
const LAST_DAY = 31

/** Whether a run of digits is only dates, hours, years and prices, or days in ascending order. */
export function isPlainNumbers(run: string): boolean {
  return isRowOfItems(run) || areDaysInOrder(run.match(/\d+/g) ?? [])
}

/** Scans once from left to right, without backtracking. */
function isRowOfItems(run: string): boolean {
  for (let at = 0; ; at = SEPARATOR.lastIndex) {
    ITEM.lastIndex = at
    if (!ITEM.test(run)) return false
    if (ITEM.lastIndex === run.length) return true
    SEPARATOR.lastIndex = ITEM.lastIndex
    if (!SEPARATOR.test(run)) return false
  }
}

function areDaysInOrder(groups: readonly string[]): boolean {
  return groups.every((group, i) => {
    const before = i === 0 ? 0 : Number(groups[i - 1])
    return group.length <= 2 && Number(group) > before && Number(group) <= LAST_DAY
  })
}
