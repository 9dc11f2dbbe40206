import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useIssueText } from '@/components/forms/use-issue-text'
import { ButtonRow } from '@/components/shared/button-row'
import { Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { Notice } from '@/components/shared/notice'
import { useTermName } from '@/components/shared/terms/use-term-name'
import { Button } from '@/components/ui/button'
import type { ControlProps } from '@/components/wizard/fields/control'
import { useControl } from '@/components/wizard/fields/use-control'
import { partOfPath, validateCalendarTerms, withoutTerm } from '@/lib/domain/listing/calendar-terms'
import type { Draft } from '@/lib/domain/listing/draft'
import { pricingModeOf } from '@/lib/domain/listing/variants'

/** The terms that the listing cannot have since its type, its way of selling or its rules changed, each with its reason. */
export function Misfits({ field, listingType }: ControlProps) {
  const t = useTranslations('wizard.calendarTerms')
  const calendar = useTranslations('hosted.calendar')
  const issueText = useIssueText()
  const nameOf = useTermName()
  const { values, errors } = useFormikContext<Draft>()
  const { value: terms, change } = useControl<'calendarTerms'>(field)
  const mode = pricingModeOf(listingType.variant)
  if (!terms) return null
  const owner = { mode, rules: values.rules, paymentType: values.payment.type } as const
  const found = validateCalendarTerms(terms, owner).map((one) => [one.path, issueText(one)] as const)
  // Some are known to the server alone, such as a photo that is not the vendor's.
  const below = `${field.path}.`
  const refused = Object.entries(errors as Record<string, string>).flatMap(([path, text]) =>
    path.startsWith(below) ? [[path.slice(below.length), text] as const] : [],
  )
  const misfits = new Map([...refused, ...found])
  if (misfits.size === 0) return null
  return (
    <Notice tone="err">
      <p>{t('misfits')}</p>
      <Rows>
        {[...misfits].map(([path, text]) => {
          const name = nameOf(terms, path)
          return (
            <li key={path}>
              <RowText>
                <strong>
                  {calendar(`${partOfPath(path)}.title`)}: <bdi>{name}</bdi>
                </strong>
                <Quiet>{text}</Quiet>
              </RowText>
              <ButtonRow>
                <Button
                  name={`${below}${path}`}
                  $kind="outline"
                  $size="sm"
                  onClick={() => change((now) => now && withoutTerm(now, path))}
                >
                  {t('remove')}
                  <span className="sr-only"> {name}</span>
                </Button>
              </ButtonRow>
            </li>
          )
        })}
      </Rows>
    </Notice>
  )
}
