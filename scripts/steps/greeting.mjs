import { say, sayDim, sayTitle } from './print.mjs'

const ACCOUNTS = [
  { phone: '0500000001', en: 'guest', ar: 'ضيف' },
  { phone: '0500000002', en: 'personal host', ar: 'مضيف' },
  { phone: '0500000003', en: 'company', ar: 'شركة' },
  { phone: '0500000009', en: 'admin', ar: 'إدارة' },
]

export function greet({ mode, port, apiPort, database, logDir }) {
  sayTitle('ديار · Diyar')
  say(`  العربية   http://localhost:${port}`)
  say(`  English   http://localhost:${port}/en`)
  say(`  API       http://localhost:${apiPort}/api/v1`)
  if (mode === 'demo') greetDemo(database, logDir)
  sayDim('\n  Ctrl-C stops both · للإيقاف اضغط Ctrl-C')
}

function greetDemo(database, logDir) {
  const engine =
    database === 'embedded'
      ? { en: 'embedded database', ar: 'قاعدة بيانات مدمجة' }
      : { en: 'PostgreSQL', ar: 'قاعدة بيانات PostgreSQL' }
  say(`\n  هذه نسخة تجريبية: ${engine.ar}، ورمز الدخول يظهر في نافذة التحقق، والدفع والرسائل وهمية.`)
  say(
    `  This is the demo: ${engine.en}, the one-time code is shown in the dialog, payments and messages are a sandbox.`,
  )
  say('\n  للدخول جرّب · sign in with')
  for (const { phone, en, ar } of ACCOUNTS) say(`    ${phone}   ${ar} · ${en}`)
  if (logDir) sayDim(`\n  logs: ${logDir}`)
}
