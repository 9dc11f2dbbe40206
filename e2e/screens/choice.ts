import { STATES } from './screen'
import { SCREENS } from './table'

/** What can be chosen on the command line; the environment carries it to playwright's processes. */
const OPTIONS = {
  only: SCREENS.map(({ name }) => name),
  locale: ['ar', 'en'],
  width: ['320', '390', '768', '1280', '1680'],
  theme: ['light', 'dark'],
  state: [...STATES],
} as const
type Option = keyof typeof OPTIONS

/** The chosen values of an option, all of them when none is named; a page stands for its dialogs too. */
function chosen(option: Option): string[] {
  const wanted = process.env[`SCREENS_${option.toUpperCase()}`]?.split(',').filter(Boolean) ?? []
  const isMeant = (value: string, one: string) =>
    value === one || (option === 'only' && value.startsWith(`${one}-`))
  for (const one of wanted) {
    if (!OPTIONS[option].some((value) => isMeant(value, one)))
      throw new Error(`--${option}=${one}: there are ${OPTIONS[option].join(', ')}`)
  }
  return OPTIONS[option].filter((value) => wanted.length === 0 || wanted.some((one) => isMeant(value, one)))
}

export const CHOICE = {
  only: chosen('only'),
  locales: chosen('locale') as ('ar' | 'en')[],
  widths: chosen('width').map(Number),
  themes: chosen('theme') as ('light' | 'dark')[],
  states: chosen('state'),
}

export const FOLDER = 'screens'

/** Where the photograph of a view lies, below the folder. */
export const photoName = (shot: {
  name: string
  state: string
  locale: string
  width: number
  theme: string
}) => `${shot.name}/${shot.state}-${shot.locale}-${shot.width}-${shot.theme}.jpg`
