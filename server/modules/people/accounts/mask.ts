const DOTS = '••••••'

/** +9665••••••12: enough to recognize a number that one knows. */
export const maskPhone = (phone: string) => phone.slice(0, 5) + DOTS + phone.slice(-2)

/** n••••••@example.sa */
export const maskEmail = (email: string) => email.slice(0, 1) + DOTS + email.slice(email.indexOf('@'))

/** The last four digits of an identity number. */
export const maskIdNumber = (idNumber: string) => DOTS + idNumber.slice(-4)
