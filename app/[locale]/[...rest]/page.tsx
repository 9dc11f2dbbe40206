import { notFound } from 'next/navigation'

/** Every address that no page answers: 404 in the language of the address. */
export default function UnknownPage() {
  notFound()
}
