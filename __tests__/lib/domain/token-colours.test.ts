import { readFileSync } from 'node:fs'
import { TOKEN_COLOURS } from '@/lib/domain/token-colours'

const [light = ''] = readFileSync('components/ui/theme/tokens.css', 'utf8').split('data-theme')

test.each(Object.entries(TOKEN_COLOURS))('%s is the token of the light theme', (name, colour) => {
  expect(new RegExp(`--c-${name}:([^;]+);`).exec(light)?.[1]).toBe(colour)
})
