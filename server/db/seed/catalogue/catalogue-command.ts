/** Fills an empty database with what production begins with; in a bundle `node dist/server/seed.mjs` in place of `npm run seed --`. */
export const CATALOGUE_COMMAND =
  'npm run seed -- --catalogue --email hello@example.sa --phone 0112345678 ' +
  '--address "King Fahd Road, Riyadh" --address-ar "طريق الملك فهد، الرياض"'
