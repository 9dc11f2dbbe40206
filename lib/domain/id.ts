/**
 * The shape of every id, on the wire and in addresses: those of the database have 16 characters, those of the demo are
 * made of a city, a type and numbers.
 */
export const ID = /^[\w-]{1,64}$/
