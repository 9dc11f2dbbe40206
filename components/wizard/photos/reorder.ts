/** The list with one of its items somewhere else; a place outside the list leaves it as it is. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from]
  if (one === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), one, ...rest.slice(to)]
}
