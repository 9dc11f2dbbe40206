export const ownReviewsPath = (page: number) => `vender/reviews?page=${page}`
export const stayReviewPath = (bookingId: string) => `bookings/${encodeURIComponent(bookingId)}/review`
export const guestReviewPath = (bookingId: string) =>
  `vender/bookings/${encodeURIComponent(bookingId)}/review`
export const answerPath = (reviewId: string) => `vender/reviews/${encodeURIComponent(reviewId)}/answer`
export const hideReviewPath = (reviewId: string) => `admin/reviews/${encodeURIComponent(reviewId)}/hide`
