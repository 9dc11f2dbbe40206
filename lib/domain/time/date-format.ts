const known = new Map<string, Intl.DateTimeFormat>()

/** A format made once for each language and options: making one costs more than a hundred times what using it does. */
export function dateFormat(
  tag: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const format = known.get(key) ?? new Intl.DateTimeFormat(tag, options)
  known.set(key, format)
  return format
}
