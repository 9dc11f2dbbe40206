import { LISTS } from '@/lib/domain/search/search-page'

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
