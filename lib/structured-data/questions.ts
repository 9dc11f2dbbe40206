import type { Locale } from '@/lib/i18n/routing'
import type { Thing } from './json'

export interface Question {
  question: string
  answer: string
}

export function questionsThing(questions: Question[], locale: Locale): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
