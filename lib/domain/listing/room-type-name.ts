const SEPARATORS = /^[\s،,:·|\-–—]+/u

/**
 * The name of a room type as it is shown under the name of its property: without that name, where it begins with it
 * ("Palm Hotel, suite": "suite"). Empty for the same name.
 */
export function shortRoomTypeName(name: string, propertyName: string): string {
  if (!name.startsWith(propertyName)) return name
  const rest = name.slice(propertyName.length)
  const short = rest.replace(SEPARATORS, '')
  return short !== rest || rest === '' ? short : name
}
