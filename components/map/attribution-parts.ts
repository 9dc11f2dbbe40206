interface AttributionPart {
  text: string
  /** an http address */
  href: string | null
}

/** The texts and links of an attribution, which map services write as HTML; all other markup is dropped. */
export function attributionParts(html: string): AttributionPart[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const one of body.querySelectorAll('script, style')) one.remove()
  return [...body.childNodes]
    .map((node) => ({ text: node.textContent ?? '', href: hrefOf(node) }))
    .filter(({ text }) => text !== '')
}

function hrefOf(node: Node): string | null {
  const href = node instanceof HTMLAnchorElement ? node.getAttribute('href') : null
  return href && /^https?:\/\//.test(href) ? href : null
}
