/** Colours of the light theme for what no style sheet reaches: pictures, PDF files, mails and the manifest. */
export const TOKEN_COLOURS = {
  bg: '#FFFFFF',
  sub: '#FAF7F2',
  sunk: '#F2EDE4',
  ink: '#1D1B19',
  'ink-3': '#6B645B',
  line: '#E5DED3',
  primary: '#0F5C55',
  'on-primary': '#FFFFFF',
  'on-photo': '#FFFFFF',
} as const

/** The background of the dark theme, for the browser's frame. */
export const DARK_BACKGROUND = '#141311'
