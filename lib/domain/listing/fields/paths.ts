type Tree = Record<string, unknown>

/** The value at a dotted path; undefined where a part of it is missing. */
export function valueAt(tree: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((at: unknown, key) => (isTree(at) && Object.hasOwn(at, key) ? at[key] : undefined), tree)
}

/** The tree with a value at a dotted path; `tree` itself stays as it is. */
export function withValueAt<T extends object>(tree: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.')
  const before = (tree as Tree)[key]
  const inner = rest.length === 0 ? value : withValueAt(isTree(before) ? before : {}, rest.join('.'), value)
  return { ...tree, [key]: inner }
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
