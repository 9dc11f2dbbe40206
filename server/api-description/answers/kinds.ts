/** How a route answers when it is not 200 with JSON. */
export interface Created<Body> {
  readonly status: 201
  readonly body: Body
}

/** 204 without a body. */
export interface Empty {
  readonly status: 204
}

export interface FileOf<MediaType extends string> {
  readonly mediaType: MediaType
}

/** Routes below a first segment: `GET /bookings` becomes `GET /admin/bookings`. */
export type Under<Segment extends string, Routes> = {
  [Route in keyof Routes as Route extends `${infer Method} /${infer Path}`
    ? `${Method} /${Segment}/${Path}`
    : never]: Routes[Route]
}

export interface List<Item> {
  data: Item[]
}

/** What was changed. */
export interface Changed {
  _id: string
}
