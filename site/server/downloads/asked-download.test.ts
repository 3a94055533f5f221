import { describe, expect, test } from 'vitest'
import { isDownload, readAskedDownload, readAskedPart } from './asked-download'

const asked = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return isDownload(pathname) ? readAskedDownload(pathname, searchParams) : undefined
}

describe('an address', () => {
  test.each([
    ['/api/files/aster-book-14-driver-wi-fi.zip/?lang=ng', { fileId: 'aster-book-14-driver-wi-fi.zip' }],
    ['/api/driver-bundle/?model=Aster+Book+14', { model: 'Aster Book 14', os: undefined }],
    ['/api/driver-bundle/?model=A&os=Windows+11', { model: 'A', os: 'Windows 11' }],
    ['/api/driver-bundle/', null],
    [`/api/driver-bundle/?model=${'a'.repeat(101)}`, null],
    ['/api/files/', null],
    ['/api/files/a/b/', null],
    ['/api/files/.env/', null],
    ['/api/files/%2e%2e%2fsecret/', null],
    ['/api/files/a%0d%0ab/', null],
    [`/api/files/${'a'.repeat(101)}/`, null],
    ['/api/files/%2e%2e/', undefined],
    ['/api/news/', undefined],
  ])('%s asks for %j', (address, download) => {
    expect(asked(address)).toEqual(download)
  })
})

describe('a part', () => {
  test.each([
    [{ range: 'bytes=0-499' }, { range: 'bytes=0-499' }],
    [
      { range: 'bytes=500-', 'if-range': '"e1"' },
      { range: 'bytes=500-', ifRange: '"e1"' },
    ],
    [{ range: 'bytes=-500' }, { range: 'bytes=-500' }],
    [{ range: 'bytes=0-1,5-9' }, {}],
    [{ range: 'bytes=-' }, {}],
    [{ range: 'lines=1-2' }, {}],
    [{ 'if-range': '"e1"' }, {}],
    [{ range: 'bytes=0-', 'if-range': 'caf\xe9' }, { range: 'bytes=0-' }],
    [{}, {}],
  ])('of %j is %j', (headers, part) => {
    expect(readAskedPart(headers)).toEqual(part)
  })
})
