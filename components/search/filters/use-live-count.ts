import { useCallback, useEffect, useRef, useState } from 'react'
import { SEARCH_PARAMS } from '@/lib/domain/search/search-params'

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
