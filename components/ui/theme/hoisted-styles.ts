import React, { type ReactNode } from 'react'

/**
 * styled-components put a style element before each element that the server alone renders, also into `ul`, `dl` and `p`,
 * where none may be, and once for each element. With an address and a precedence React puts each into the head, once.
 * Only the server's React is changed; its JSX does not call `createElement`.
 */
const createElement: (type: unknown, props: object | null, ...children: ReactNode[]) => ReactNode =
  React.createElement

Object.assign(React, {
  createElement(type: unknown, props: object | null, ...children: ReactNode[]) {
    return createElement(type, isStyled(type, props) ? hoisted(props) : props, ...children)
  },
})

const isStyled = (type: unknown, props: object | null): props is { key: string; children: string } =>
  type === 'style' && props !== null && 'data-styled' in props && 'children' in props

/** One component may have other rules with other props, so that its rules make the address. */
function hoisted(props: { key: string; children: string }): object {
  return { ...props, precedence: 'styled', href: hashOf(props.key + props.children) }
}

/** djb2 */
const hashOf = (text: string) =>
  Array.from(text)
    .reduce((hash, letter) => (hash * 33 + (letter.codePointAt(0) ?? 0)) >>> 0, 5381)
    .toString(36)
