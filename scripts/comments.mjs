// Finds the comments of a source file.
import { extname } from 'node:path'
import ts from 'typescript'

/** @typedef {{ line: number, column: number, text: string }} Comment where it begins, counted from 1 and from 0 */

/** Match a string or a comment, whichever begins first: a string can contain what looks like a comment. */
const patterns = {
  script: /\/\/.*|\/\*[^]*?\*\//g,
  css: /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[^]*?\*\//g,
  yaml: /"(?:\\.|[^"\\])*"|'(?:''|[^'])*'|(?<=^|\s)#.*/gm,
}

/** @type {Record<string, keyof typeof patterns>} */
const kinds = {
  '.ts': 'script',
  '.tsx': 'script',
  '.js': 'script',
  '.mjs': 'script',
  '.cjs': 'script',
  '.css': 'css',
  '.yaml': 'yaml',
}

/** @param {string} path */
export function hasComments(path) {
  return extname(path) in kinds
}

/**
 * The comments of a source file in order.
 * @param {string} path
 * @param {string} text
 * @returns {Comment[]}
 */
export function commentsIn(path, text) {
  const kind = kinds[extname(path)] ?? 'yaml'
  const code = kind === 'script' ? withoutLiterals(path, text) : text
  const found = [...code.matchAll(patterns[kind])].filter(([match]) => !/^["']/.test(match))
  return found.map(({ 0: match, index }) => {
    const before = text.slice(0, index)
    return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') - 1, text: match }
  })
}

/**
 * The same text, as long as before, with spaces for all that can hold slashes without being a comment.
 * @param {string} path
 * @param {string} text
 */
function withoutLiterals(path, text) {
  const settings = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }
  const file = ts.createSourceFile(path, text, settings)
  let code = ''
  /** @param {ts.Node} node */
  const visit = node => {
    if (isLiteral(node)) {
      const start = ts.isJsxText(node) ? node.pos : node.getStart(file)
      code += text.slice(code.length, start) + text.slice(start, node.end).replace(/[^\n]/g, ' ')
    } else ts.forEachChild(node, visit)
  }
  visit(file)
  return code + text.slice(code.length)
}

/**
 * A string, a regular expression, a part of a template or the text of an element.
 * @param {ts.Node} node
 */
function isLiteral({ kind }) {
  return kind >= ts.SyntaxKind.FirstLiteralToken && kind <= ts.SyntaxKind.LastTemplateToken
}
