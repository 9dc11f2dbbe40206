import { type FocusEvent, type MouseEvent, useRef } from 'react'

/**
 * Handlers of a text field that selects its text on focus. WebKit sets the caret after the release of
 * a press on selected text, so the first release is prevented, unless the press selected a part of the text.
 */
export function useSelectOnFocus() {
  const isFresh = useRef(false)
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      isFresh.current = true
      currentTarget.select()
    },
    onInput: () => {
      isFresh.current = false
    },
    onMouseUp: (event: MouseEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd, value } = event.currentTarget
      const marked = Math.abs((selectionEnd ?? 0) - (selectionStart ?? 0))
      if (isFresh.current && (marked === 0 || marked === value.length)) {
        event.preventDefault()
        event.currentTarget.select()
      }
      isFresh.current = false
    },
  }
}
