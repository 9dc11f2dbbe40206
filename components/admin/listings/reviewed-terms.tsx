import { ButtonRow } from '@/components/shared/button-row'
import { Rows } from '@/components/shared/card-rows'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { useTermsLines } from '@/components/shared/terms/use-terms-lines'
import type { CalendarTerms } from '@/lib/domain/listing/calendar-terms'

/** The price rules, discounts, fees and stay rules of a listing by name; own add-ons with their photos, because nobody approves those before. */
export function ReviewedTerms({ terms }: { terms: CalendarTerms }) {
  const linesOf = useTermsLines()
  const photos = (terms.ownAddOns?.ownAddOns ?? []).flatMap(({ photo }) => photo ?? [])
  return (
    <>
      <Rows>
        {linesOf(terms).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their index
          <li key={index}>{line}</li>
        ))}
      </Rows>
      {photos.length > 0 ? (
        <ButtonRow>
          {photos.map((url) => (
            <Thumbnail key={url} url={url} alt="" width={96} height={96} />
          ))}
        </ButtonRow>
      ) : null}
    </>
  )
}
