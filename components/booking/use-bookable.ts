import { useStay } from './stay-state'

/** Whether the button may be pressed: there is a price, and nothing of it is to be paid online, which is not open yet. */
export function useBookable(): { canBook: boolean; paysOnline: boolean } {
  const { quote } = useStay().answer
  const paysOnline = (quote?.dueNowHalalas ?? 0) > 0
  return { canBook: quote !== null && !paysOnline, paysOnline }
}
