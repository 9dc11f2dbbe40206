import { definePlugin, type HtmlElement, Rule } from 'html-validate'

/** Attributes of HTML elements that our pages use; anything else is a property of a component that has leaked. */
const KNOWN = new Set(
  `abbr accept action allow alt as async autocapitalize autocomplete autofocus charset checked class color colspan cols content
  contenteditable crossorigin data datetime decoding defer dir disabled download draggable enctype enterkeyhint fetchpriority for form
  formaction headers height hidden href hreflang id imagesizes imagesrcset inert inputmode integrity is itemprop label lang list
  loading loop max maxlength media method min minlength multiple muted name nomodule nonce novalidate open pattern placeholder
  playsinline popover popovertarget popovertargetaction poster preload property readonly referrerpolicy rel required reversed role
  rows rowspan scope selected sizes span spellcheck src srcdoc srclang srcset start step style tabindex target title translate type
  usemap value width wrap http-equiv`.split(/\s+/),
)
/** Attributes that say something only by their value. */
const NEVER_EMPTY = [
  'min',
  'max',
  'step',
  'href',
  'src',
  'srcset',
  'id',
  'for',
  'name',
  'type',
  'maxlength',
  'rel',
  'lang',
]
const IN_A_LIST_OF_TERMS = ['dt', 'dd', 'script', 'template']

const isDrawing = (element: HtmlElement) => element.closest('svg') !== null

class KnownAttributes extends Rule {
  override setup(): void {
    this.on('attr', ({ key, target, location }) => {
      const name = key.toLowerCase()
      if (isDrawing(target) || KNOWN.has(name) || /^(data|aria)-/.test(name)) return
      this.report({ node: target, message: `<${target.tagName}> has no attribute "${key}"`, location })
    })
  }
}

class NoEmptyValue extends Rule {
  override setup(): void {
    this.on('attr', ({ key, value, target, location }) => {
      if (NEVER_EMPTY.includes(key.toLowerCase()) && !value) {
        this.report({ node: target, message: `"${key}" of <${target.tagName}> is empty`, location })
      }
    })
  }
}

/** The specification lets a group of terms hold terms and descriptions alone; the validator knows only the list itself. */
class TermGroups extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const child of document.querySelectorAll('dl > div > *')) {
        if (IN_A_LIST_OF_TERMS.includes(child.tagName)) continue
        this.report({ node: child, message: `<${child.tagName}> stands between terms and descriptions` })
      }
    })
  }
}

class TidyLinks extends Rule {
  override setup(): void {
    this.on('attr', ({ key, value, target, location }) => {
      if (key === 'href' && /[?&]&|[?&]$/.test(String(value ?? ''))) {
        this.report({ node: target, message: `a link with an empty parameter: ${value}`, location })
      }
    })
  }
}

/** What the HTML specification forbids and the validator does not know. */
export const ourRules = definePlugin({
  name: 'diyar',
  rules: {
    'diyar/known-attributes': KnownAttributes,
    'diyar/no-empty-value': NoEmptyValue,
    'diyar/term-groups': TermGroups,
    'diyar/tidy-links': TidyLinks,
  },
})
