import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { BankStep } from '@/components/checkout/sandbox/bank-step'
import { ChooseForm } from '@/components/checkout/sandbox/choose-form'
import { orNull, read } from '@/lib/api/read'
import { ID } from '@/lib/domain/id'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { redirect } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { privateMetadata } from '@/lib/seo'

/** One payment of one payer, never cached. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: Locale; id: string }>
}

export const generateMetadata = privateMetadata('testPayment')

/** The payment page of the sandbox provider; a payment with nothing left to do leads back at once. */
export default async function TestPaymentPage({ params }: PageProps) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const payment = ID.test(id) ? await orNull(read('GET /payments/sandbox/:id', { params: { id } })) : null
  if (!payment) notFound()
  if (payment.step === 'done' || payment.step === 'wait') redirect({ href: payment.returnPath, locale })
  const Step = payment.step === 'confirm' ? BankStep : ChooseForm
  return (
    <ClientMessages also={['testPayment', 'vocabulary.paymentMethod']}>
      <Step id={id} payment={payment} />
    </ClientMessages>
  )
}
