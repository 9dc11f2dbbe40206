'use client'

import useSWR, { type SWRConfiguration } from 'swr'
import { addressOf } from '@/lib/contract/address'
import type { AnswerOf, InputOf, RouteName } from '@/lib/contract/types'
import { fetchPath } from './browser'

type Read = Extract<RouteName, `GET ${string}`>

/** The answer of a GET route, kept by its address: the key of `mutate`. Without an input (null) nothing is asked. */
export function useAnswer<Name extends Read>(
  name: Name,
  input: InputOf<Name> | null,
  options?: SWRConfiguration<AnswerOf<Name>>,
) {
  return useSWR<AnswerOf<Name>>(input && addressOf(name, input).path, fetchPath, options)
}
