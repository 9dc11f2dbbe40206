import { readFileSync } from 'node:fs'
import { DARK_BACKGROUND, TOKEN_COLOURS } from '@/lib/domain/token-colours'

const [light = '', ...dark] = readFileSync('components/ui/theme/tokens.css', 'utf8').split('data-theme')

test.each(Object.entries(TOKEN_COLOURS))('%s is the token of the light theme', (name, colour) => {
  expect(new RegExp(`--c-${name}:([^;]+);`).exec(light)?.[1]).toBe(colour)
})

test('the background of the dark theme is its token', () => {
  expect(dark.join()).toContain(`--c-bg:${DARK_BACKGROUND};`)
})
