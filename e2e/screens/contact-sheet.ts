import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CHOICE, FOLDER, photoName } from './choice'
import { STATES } from './screen'
import { SCREENS } from './table'

function shotsOf(name: string) {
  return STATES.flatMap((state) =>
    CHOICE.locales.flatMap((locale) =>
      CHOICE.widths.flatMap((width) => CHOICE.themes.map((theme) => ({ name, state, locale, width, theme }))),
    ),
  ).filter((shot) => existsSync(join(FOLDER, photoName(shot))))
}

function figure(shot: ReturnType<typeof shotsOf>[number]): string {
  const { name, state, locale, width, theme } = shot
  const text = `${name}, ${state}, ${locale}, ${width}, ${theme}`
  return `<figure data-locale="${locale}" data-width="${width}" data-theme="${theme}">
<a href="${photoName(shot)}"><img src="${photoName(shot)}" alt="${text}" loading="lazy"></a>
<figcaption>${state} · ${locale} · ${width} · ${theme}</figcaption></figure>`
}

function section(name: string): string {
  const shots = shotsOf(name)
  if (shots.length > 0)
    return `<section id="${name}"><h2>${name}</h2><div>${shots.map(figure).join('\n')}</div></section>`
  return CHOICE.only.includes(name)
    ? `<section id="${name}"><h2>${name}: not photographed</h2></section>`
    : ''
}

const choices = (kind: string, values: readonly (string | number)[]) =>
  values
    .map(
      (value) =>
        `<label><input type="checkbox" checked data-kind="${kind}" value="${value}">${value}</label>`,
    )
    .join('')

/** One page with everything that was photographed; written when playwright is done, whatever failed. */
export default function writeContactSheet(): void {
  const names = SCREENS.map(({ name }) => name)
  const links = names.map((name) => `<a href="#${name}">${name}</a>`).join(' ')
  mkdirSync(FOLDER, { recursive: true })
  const file = join(FOLDER, 'index.html')
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Diyar: every page and dialog</title>
<style>
body { font: 14px/1.5 system-ui; margin: 0 1rem 4rem; background: #eee }
header { position: sticky; top: 0; z-index: 1; padding: .5rem 0; background: #eee }
nav a { margin-inline-end: .75rem }
label { margin-inline-end: .75rem }
section { scroll-margin-top: 6rem }
section div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
figure { margin: 0 }
img { display: block; width: 180px; max-height: 480px; object-fit: cover; object-position: top; border: 1px solid #aaa }
[data-width="768"] img { width: 260px }
[data-width="1280"] img, [data-width="1680"] img { width: 380px }
[hidden] { display: none }
</style>
<header>${choices('locale', CHOICE.locales)}${choices('width', CHOICE.widths)}${choices('theme', CHOICE.themes)}</header>
<nav>${links}</nav>
${names.map(section).join('\n')}
<script>
const boxes = [...document.querySelectorAll('input')]
const apply = () => {
  const off = boxes.filter((box) => !box.checked)
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden = off.some((box) => figure.dataset[box.dataset.kind] === box.value)
}
document.addEventListener('change', apply)
</script></html>`,
  )
  process.stdout.write(`\nThe contact sheet: ${resolve(file)}\n`)
}
