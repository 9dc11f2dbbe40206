import { isText, type Tree } from './messages'

/** The texts at the given paths (`home.banners`), in their places in the tree; a path that leads nowhere adds nothing. */
export function pickMessages(messages: Tree, paths: readonly string[]): Tree {
  return paths.reduce((picked, path) => withPath(picked, messages, path.split('.')), {} as Tree)
}

function withPath(picked: Tree, source: Tree, [key = '', ...rest]: string[]): Tree {
  const value = source[key]
  if (value === undefined) return picked
  if (rest.length === 0 || isText(value)) return { ...picked, [key]: value }
  const before = picked[key]
  return { ...picked, [key]: withPath(before === undefined || isText(before) ? {} : before, value, rest) }
}
