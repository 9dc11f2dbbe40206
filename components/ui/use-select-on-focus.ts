import { type FocusEvent, type MouseEvent, useRef } from 'react'

/**
 * Handlers of a text field that selects its text when the focus comes to it. WebKit puts the caret where a press ends,
 * after the focus: so the first press selects once more, unless it marked a part of the text or something was typed.
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
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (isFresh.current && currentTarget.selectionStart === currentTarget.selectionEnd)
        currentTarget.select()
      isFresh.current = false
    },
  }
}
