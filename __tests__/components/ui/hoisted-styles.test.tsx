/** @jest-environment node */
import '@/components/ui/theme/hoisted-styles'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** As styled-components write it before an element that the server alone renders. */
function style(key: string, children: string) {
  const props = { 'data-styled': '', key, children }
  return createElement('style', props)
}

const page = (...content: ReactNode[]) =>
  renderToStaticMarkup(
    <html lang="en">
      <head />
      <body>
        <ul>
          <li>{content}</li>
        </ul>
      </body>
    </html>,
  )

test('styles of what the server alone renders are in the head, those of one component once', () => {
  const row = style('sc-row', '.row{color:red}')
  const html = page(row, style('sc-row', '.row{color:red}'), style('sc-row', '.row{color:blue}'))
  const [head = '', body] = html.split('</head>')
  expect(head.match(/color:(red|blue)/g)).toEqual(['color:red', 'color:blue'])
  expect(body).toBe('<body><ul><li></li></ul></body></html>')
})

test('any other element stays where it is written', () => {
  expect(page(createElement('style', { key: 'own' }, '.own{}'))).toContain('<li><style>.own{}</style></li>')
  expect(page(createElement('b', { key: 'b', className: 'x' }, 'two ', 'words'))).toContain(
    '<b class="x">two words</b>',
  )
})
