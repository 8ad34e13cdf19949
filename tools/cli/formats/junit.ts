import { groupBy } from '../../content/group'
import { isError, type Problem } from '../../content/problem'
import { printPlain } from '../print'
import type { CheckReport } from './report'

/**
 * A check as test results, in the XML that JUnit's tasks of Ant write and that Jenkins and GitLab read: a suite for each
 * file with problems, and a failed test for each error. It knows no warnings, so they are output of their suite.
 */
export function junitReport(report: CheckReport): string {
  const { problems, milliseconds } = report
  const files = groupBy(problems, ({ file }) => file)
  if (files.size === 0) files.set('site', [])
  const suites = [...files].map(([file, own], id) => suiteOf(report.prefix + file, own, id, milliseconds / 1000))
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>'].join('\n')
}

function suiteOf(file: string, problems: Problem[], id: number, seconds: number): string {
  const errors = problems.filter(isError)
  const warnings = problems.filter((problem) => !isError(problem))
  const tests = errors.length > 0 ? errors.map((error) => failed(file, error)) : [test(file, 'has no errors')]
  const attributes = {
    name: file,
    package: 'content',
    id,
    timestamp: new Date().toISOString().slice(0, 19),
    hostname: 'localhost',
    tests: tests.length,
    failures: errors.length,
    errors: 0,
    // The files are checked together: the first suite has the time of all.
    time: id === 0 ? seconds.toFixed(3) : '0',
  }
  return [
    `  <testsuite ${written(attributes)}>`,
    `    <properties><property ${written({ name: 'warnings', value: warnings.length })}/></properties>`,
    ...tests,
    `    <system-out>${escaped(warnings.map(printPlain).join('\n'))}</system-out>`,
    '    <system-err/>',
    '  </testsuite>',
  ].join('\n')
}

function failed(file: string, problem: Problem): string {
  const { line, column, code, message } = problem
  const failure = `<failure ${written({ type: code, message })}>${escaped(printPlain(problem))}</failure>`
  return test(file, `${line}:${column} ${code}`, failure)
}

function test(file: string, name: string, inner?: string): string {
  const open = `    <testcase ${written({ name, classname: file, time: '0' })}`
  return inner === undefined ? `${open}/>` : `${open}>${inner}</testcase>`
}

function written(attributes: Record<string, string | number>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(String(value)).replace(/\s/g, ' ')}"`)
    .join(' ')
}

/** Text for XML 1.0: what it cannot have at all is left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
