import { useServerInsertedHTML } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

/** Inserts the styles of client components into the streamed HTML, so that nothing is painted unstyled. */
export function CollectedStyles({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet())
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement()
    sheet.instance.clearTag()
    return styles
  })
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
}
