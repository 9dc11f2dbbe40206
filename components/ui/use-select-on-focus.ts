import { type FocusEvent, type MouseEvent, useRef } from 'react'

/**
 * Handlers of a text field that selects its text when the focus comes to it. WebKit puts the caret where a press ends,
 * after the focus: so the press that brought the focus selects once more, unless it marked a part of the text.
 */
export function useSelectOnFocus() {
  const isFresh = useRef(false)
  return {
    onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      isFresh.current = currentTarget !== document.activeElement
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd } = currentTarget
      if (isFresh.current && selectionStart === selectionEnd) currentTarget.select()
      isFresh.current = false
    },
  }
}
