import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

/**
 * Draws the icons of the installed app from public/logo.svg into public/. Run it by hand when the logo changes: `node
 * scripts/assets/draw-icons.mjs`.
 */
const SIGN = readFileSync('public/logo.svg', 'utf8')
const BACKGROUND = '#0F5C55'
/** Launchers crop a maskable icon to any shape within the central 80 % (w3.org/TR/appmanifest, icon masks). */
const SAFE_SHARE = 0.8
const SIZE = 64

const paths = SIGN.replace(/^[\s\S]*?<rect[^>]*>/, '').replace('</svg>', '')

const svg = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${body}</svg>`
const shrunk = (share) => {
  const edge = (SIZE * (1 - share)) / 2
  return `<g transform="translate(${edge} ${edge}) scale(${share})">${paths}</g>`
}
const filled = (share) => svg(`<rect width="${SIZE}" height="${SIZE}" fill="${BACKGROUND}"/>${shrunk(share)}`)
/** A phone's status bar shows only the alpha channel of a badge. */
const badge = svg(paths.replaceAll(/#[0-9A-F]{6}/gi, '#FFFFFF'))

const draw = async (file, drawing, size) => {
  const png = await sharp(Buffer.from(drawing), { density: (72 * size) / SIZE })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  writeFileSync(`public/${file}`, png)
  console.log(`public/${file} ${png.length} bytes`)
}

await draw('icon-192.png', SIGN, 192)
await draw('icon-512.png', SIGN, 512)
await draw('icon-maskable-192.png', filled(SAFE_SHARE), 192)
await draw('icon-maskable-512.png', filled(SAFE_SHARE), 512)
await draw('apple-icon.png', filled(1), 180)
await draw('badge-96.png', badge, 96)
