import { useCallback, useEffect, useRef, useState } from 'react'
import { SEARCH_PARAMS } from '@/lib/domain/search/search-params'
import { LISTS } from '@/lib/search/search-page'

/** The address of a filter form: without empty values, lists joined by commas, the first page. */
export function formParams(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim()
    if (!text) continue
    const before = params.get(name)
    params.set(name, before && LISTS.includes(name) ? `${before},${text}` : text)
  }
  params.set('page', '1')
  return params
}

/** Dims the bars of the histogram outside of the chosen prices. */
export function markBars(form: HTMLFormElement): void {
  const requested = (name: string, otherwise: number) => {
    const value = new FormData(form).get(name)
    return value ? Number(value) : otherwise
  }
  const min = requested('priceMin', 0)
  const max = requested('priceMax', Number.POSITIVE_INFINITY)
  for (const bar of form.querySelectorAll<HTMLElement>('[data-low]')) {
    bar.toggleAttribute('data-off', Number(bar.dataset['high']) < min || Number(bar.dataset['low']) > max)
  }
}

/** Debounce after the last change: fast enough to follow, slow enough for typing. */
const DEBOUNCE_MS = 300

/** The number of results of a form; a failed call leaves the last count. */
export function useLiveCount(fixed: Record<string, string>) {
  const [total, setTotal] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])
  const countFor = useCallback(
    (form: URLSearchParams) => {
      const known = [...form].filter(([name]) => SEARCH_PARAMS.some((one) => one === name))
      const requested = new URLSearchParams({ ...Object.fromEntries(known), ...fixed }).toString()
      latest.current = requested
      clearTimeout(timer.current)
      timer.current = setTimeout(async () => {
        const found = await readTotal(requested)
        if (latest.current === requested && found !== null) setTotal(found)
      }, DEBOUNCE_MS)
    },
    [fixed],
  )
  return { total, countFor }
}

async function readTotal(params: string): Promise<number | null> {
  try {
    const answer = await fetch(`/api/v1/services/search/count?${params}`)
    return answer.ok ? (await answer.json()).total : null
  } catch {
    return null
  }
}
