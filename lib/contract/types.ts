import type { Static, TSchema } from '@sinclair/typebox'
import type { InferType, Schema } from 'yup'
import type { CONTRACT } from '@/lib/contract/contract'
import type { FileAnswer } from './route'
import type { CommonCode } from './route-errors'

export type Contract = typeof CONTRACT
export type RouteName = keyof Contract

/** The names of the parameters in a path; an ending such as `.pdf` is not of the name. */
type ParamIn<Path> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? WithoutEnding<Param> | ParamIn<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? WithoutEnding<Param>
    : never
type WithoutEnding<Param> = Param extends `${infer Name}.${string}` ? Name : Param

type ParamsPart<Name> = [ParamIn<Name>] extends [never]
  ? unknown
  : { params: Readonly<Record<ParamIn<Name>, string | number>> }

type QueryValues<S extends Schema<unknown>> = {
  readonly [Key in keyof InferType<S>]: InferType<S>[Key] | number | boolean
}
type QueryPart<R> = R extends { query: infer S extends Schema<unknown> }
  ? object extends QueryValues<S>
    ? { query?: QueryValues<S> }
    : { query: QueryValues<S> }
  : unknown
type BodyPart<R> = R extends { body: infer S extends Schema<unknown> } ? { body: InferType<S> } : unknown
type KeyPart<R> = R extends { idempotencyKey: infer K }
  ? K extends 'required'
    ? { idempotencyKey: string }
    : { idempotencyKey?: string }
  : unknown

/** What a call of the route takes: `params`, `query`, `body`. */
export type InputOf<Name extends RouteName> = ParamsPart<Name> &
  QueryPart<Contract[Name]> &
  BodyPart<Contract[Name]> &
  KeyPart<Contract[Name]>

/** The input, which may be left out where nothing in it is needed. */
export type InputArgument<Name extends RouteName> =
  object extends InputOf<Name> ? [input?: InputOf<Name>] : [input: InputOf<Name>]

/** What the route answers as JSON; nothing after 204. */
export type AnswerOf<Name extends RouteName> = Contract[Name] extends { answer: infer A }
  ? A extends TSchema
    ? Static<A>
    : A extends FileAnswer
      ? Blob
      : never
  : undefined

/** The codes with which a call may be refused: those that its route lists, and those of the plugins. */
export type CodeOf<Name extends RouteName> =
  | CommonCode
  // Of several routes, the codes of each.
  | (Name extends RouteName
      ? Contract[Name] extends { errors: readonly (infer Code)[] }
        ? Code
        : never
      : never)

export type ParamsOf<Name extends RouteName> = Contract[Name] extends {
  params: infer S extends Schema<unknown>
}
  ? InferType<S>
  : Record<ParamIn<Name>, string>
export type QueryOf<Name extends RouteName> = Contract[Name] extends {
  query: infer S extends Schema<unknown>
}
  ? InferType<S>
  : unknown
export type BodyOf<Name extends RouteName> = Contract[Name] extends { body: infer S extends Schema<unknown> }
  ? InferType<S>
  : unknown
