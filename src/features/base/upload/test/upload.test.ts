import { beforeAll, describe, expect, it } from 'vitest'
import { bytesOf, grown, send, sendForm } from '../../../../../test/support/files.ts'
import { officeOf } from '../../../../../test/support/media.ts'
import { type Seated, seat } from '../../../../../test/support/people.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { holdsLimit, incomingOf, uploadLimits } from '../../../../../test/support/upload-limits.ts'
import { m4aVoice, oggVoice, webmVoice } from '../../../../../test/support/voices.ts'
import { type UploadPurpose, uploadPurposes, VOICE_SECONDS } from '../../../../rules/uploads.ts'

const MB = 1024 * 1024
const companyId = '019a0000-0000-7000-8000-000000000001'
const server = serverForFile()
let owner: Seated
let newcomer: Seated

beforeAll(async () => {
  owner = await seat(server, { userType: 1, companyId })
  newcomer = await seat(server, { userType: 2, complete: false })
})

const incoming = () => incomingOf(server)

describe('kinds of section 5, by content', () => {
  const admitted: Record<UploadPurpose, Array<[keyof typeof bytesOf, string]>> = {
    avatar: [
      ['png', 'a.png'],
      ['jpg', 'a.jpg'],
      ['jpg', 'a.JPEG'],
    ],
    logo: [
      ['png', 'a.png'],
      ['jpg', 'a.jpeg'],
      ['svg', 'a.svg'],
      ['ico', 'a.ico'],
    ],
    image: [
      ['png', 'a.png'],
      ['jpg', 'a.jpg'],
    ],
    album: [
      ['png', 'a.png'],
      ['jpg', 'a.jpg'],
    ],
    cover: [
      ['png', 'a.png'],
      ['jpg', 'a.jpg'],
    ],
    voucher: [
      ['png', 'a.png'],
      ['jpg', 'a.jpg'],
    ],
    payoutProof: [
      ['png', 'a.png'],
      ['jpg', 'a.jpg'],
    ],
    bidFile: [
      ['pdf', 'a.pdf'],
      ['png', 'a.png'],
      ['jpg', 'a.jpg'],
      ['docx', 'a.docx'],
      ['pptx', 'a.pptx'],
      ['xlsx', 'a.xlsx'],
      ['zip', 'a.zip'],
    ],
    chatImage: [
      ['png', 'a.png'],
      ['jpg', 'a.jpg'],
    ],
    chatFile: [
      ['png', 'a.png'],
      ['jpg', 'a.jpg'],
      ['gif', 'a.gif'],
      ['webp', 'a.webp'],
      ['heic', 'a.HEIC'],
      ['mp4', 'a.mp4'],
      ['pdf', 'a.pdf'],
      ['docx', 'a.docx'],
      ['pptx', 'a.pptx'],
      ['xls', 'a.xls'],
      ['xlsx', 'a.xlsx'],
      ['txt', 'a.txt'],
      ['csv', 'a.csv'],
      ['zip', 'a.zip'],
      ['rar', 'a.rar'],
      ['7z', 'a.7z'],
      ['tar', 'a.tar'],
      ['gz', 'a.gz'],
    ],
    chatVoice: [
      ['webm', 'a.webm'],
      ['m4a', 'a.m4a'],
      ['ogg', 'a.ogg'],
    ],
    taskAttachment: [
      ['zip', 'a.zip'],
      ['rar', 'a.rar'],
      ['7z', 'a.7z'],
      ['tar', 'a.tar'],
      ['gz', 'a.gz'],
      ['tarGz', 'a.tar.gz'],
    ],
    document: [
      ['png', 'a.png'],
      ['jpg', 'a.jpg'],
      ['pdf', 'a.pdf'],
    ],
    identityDocument: [
      ['png', 'a.png'],
      ['jpg', 'a.jpg'],
      ['pdf', 'a.pdf'],
    ],
    employeeDocument: [
      ['png', 'a.png'],
      ['jpg', 'a.jpg'],
      ['pdf', 'a.pdf'],
    ],
    feedback: [
      ['png', 'a.png'],
      ['jpg', 'a.jpg'],
      ['pdf', 'a.pdf'],
    ],
    employeeImport: [
      ['xls', 'a.xls'],
      ['xlsx', 'a.xlsx'],
    ],
    // Only its own call takes it.
    salarySheet: [],
  }
  for (const [purpose, files] of Object.entries(admitted) as Array<[UploadPurpose, Array<[keyof typeof bytesOf, string]>]>)
    it(`${purpose} accepts ${files.map(([, name]) => name).join(', ')} and nothing else`, async () => {
      for (const [kind, name] of files) {
        const { body } = await send(server, owner.token, { bytes: bytesOf[kind], name, authCode: purpose })
        expect(body, name).toMatchObject({
          success: true,
          result: {
            // A logo becomes a PNG.
            ...(purpose === 'logo' ? { name: 'a.png' } : { name, size: bytesOf[kind].length }),
            url: expect.stringMatching(/^\/api\/ws\/file\//),
          },
        })
      }
      for (const kind of Object.keys(bytesOf) as Array<keyof typeof bytesOf>) {
        if (files.some(([fits]) => fits === kind) || kind === 'tarGz') continue
        const { status, body } = await send(server, owner.token, { bytes: bytesOf[kind], name: `a.${kind}`, authCode: purpose })
        expect([status, body.code], `${purpose} ${kind}`).toEqual([422, 1404])
      }
      expect(incoming()).toEqual([])
    })

  it('names the kinds in the caller’s language', async () => {
    const file = { bytes: bytesOf.exe, name: 'a.exe', authCode: 'document' }
    expect((await send(server, owner.token, file)).body.message).toBe('仅支持 PNG、JPG、JPEG、PDF 格式')
    expect((await send(server, owner.token, file, { lang: 'en' })).body.message).toBe('Only PNG, JPG, JPEG, PDF files are accepted')
  })

  it('says what a file is that only bears the name of a workbook', async () => {
    const sent = (text: string, name: string, lang?: 'en') =>
      send(server, owner.token, { bytes: Buffer.from(text), name, authCode: 'employeeImport' }, { lang })
    const page = await sent('<html><table><tr><td>姓名</td></tr></table></html>', 'people.xls')
    expect([page.status, page.body.code]).toEqual([422, 1408])
    expect(page.body.message).toMatch(/^这个文件的内容是网页（HTML）/)
    expect((await sent('name,team\nChen,Sales\n', 'people.xlsx', 'en')).body.message).toMatch(
      /^By its content this file is text with separators/,
    )
    expect(incoming()).toEqual([])
  })

  it('refuses documents with macros and says so, under whatever name', async () => {
    const sent = async (bytes: Buffer, name: string) => {
      const { status, body } = await send(server, owner.token, { bytes, name, authCode: 'chatFile' }, { lang: 'en' })
      return [status, body.code, body.message]
    }
    const refused = [422, 1461, expect.stringMatching(/^The file contains macros/)]
    const declared = await officeOf('word/document.xml', 'document.macroEnabled.main')
    const hidden = (part: string, type: string) => officeOf(part, type, { 'word/vbaProject.bin': 'x' })
    for (const [bytes, name] of [
      [declared, 'offer.docm'],
      [declared, 'offer.docx'],
      [declared, 'offer.zip'],
      [declared, 'offer'],
      [await hidden('word/document.xml', 'wordprocessingml.document.main'), 'offer.docx'],
      [await hidden('ppt/presentation.xml', 'presentationml.presentation.main'), 'offer.pptx'],
      [await hidden('xl/workbook.xml', 'spreadsheetml.sheet.main'), 'offer.xlsx'],
    ] as const)
      expect(await sent(bytes, name), name).toEqual(refused)
    expect(incoming()).toEqual([])
  })

  it('takes text for text, in the encodings of business, and nothing else under its name', async () => {
    const fits = async (bytes: Buffer, name: string) => {
      const { result } = (await send(server, owner.token, { bytes, name, authCode: 'chatFile' })).body
      return result && 'name' in result ? result.name : null
    }
    const gb18030 = Buffer.from('d0d5c3fb2cbdf0b6ee0ab3c22c310a', 'hex')
    for (const [bytes, name] of [
      [gb18030, '名单.csv'],
      [Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('姓名,金额\n', 'utf16le')]), 'a.csv'],
      [Buffer.from('\ufeff姓名\n'), 'a.txt'],
      // Served as text, to be saved.
      [Buffer.from('<html><script>alert(1)</script>'), 'a.txt'],
    ] as const)
      expect(await fits(bytes, name), name).toBe(name)
    for (const [bytes, name] of [
      [bytesOf.exe, 'a.txt'],
      [bytesOf.doc, 'a.csv'],
      [Buffer.from('a\0b'), 'a.txt'],
      [Buffer.from('plan'), 'a.docx'],
      [bytesOf.zip, 'a.docx'],
      [bytesOf.docx, 'a.pptx'],
      [bytesOf.docx, 'a.txt'],
      [Buffer.from('<html>'), 'a.heic'],
      [Buffer.from('plan'), 'plan'],
    ] as const)
      expect(await fits(bytes, name), name).toBeNull()
  })

  it('takes a workbook by its content, with either ending', async () => {
    for (const [bytes, name] of [
      [bytesOf.xlsx, 'people.xls'],
      [bytesOf.xls, 'people.xlsx'],
    ] as const)
      expect((await send(server, owner.token, { bytes, name, authCode: 'employeeImport' })).body.success, name).toBe(true)
  })

  it('judges by content alone, and gives the file the ending of its kind', async () => {
    for (const [bytes, name, authCode, kept] of [
      [bytesOf.jpg, 'photo.png', 'image', 'photo.jpg'],
      [bytesOf.png, 'photo', 'image', 'photo.png'],
      [bytesOf.png, 'photo.exe', 'image', 'photo.exe.png'],
      [bytesOf.pdf, 'licence.jpg', 'document', 'licence.pdf'],
      [bytesOf.jpg, 'passport.PDF', 'identityDocument', 'passport.jpg'],
      [bytesOf.png, 'logo.svg', 'logo', 'logo.png'],
      [bytesOf.svg, 'logo.png', 'logo', 'logo.png'],
      [bytesOf.svg, 'logo.svg', 'logo', 'logo.png'],
      [bytesOf.ico, 'logo', 'logo', 'logo.png'],
      [bytesOf.gz, 'a.zip', 'taskAttachment', 'a.gz'],
      [bytesOf.zip, 'plan', 'taskAttachment', 'plan.zip'],
    ] as const)
      expect((await send(server, owner.token, { bytes, name, authCode })).body, name).toMatchObject({
        success: true,
        result: { name: kept },
      })
    for (const [bytes, name, authCode] of [
      [bytesOf.exe, 'photo.png', 'image'],
      [bytesOf.pdf, 'photo.png', 'image'],
      [bytesOf.zip, 'people.xlsx', 'employeeImport'],
      [bytesOf.doc, 'people.xls', 'employeeImport'],
      [bytesOf.exe, 'logo.svg', 'logo'],
      [bytesOf.xlsx, 'people.xlsx', 'taskAttachment'],
      // What only begins like one: an icon whose picture is not there, an archive without a directory or with one elsewhere.
      [bytesOf.ico.subarray(0, 22), 'logo.ico', 'logo'],
      [Buffer.concat([Buffer.from('00000100', 'hex'), Buffer.alloc(64)]), 'logo.ico', 'logo'],
      [bytesOf.zip.subarray(0, 40), 'plan.zip', 'taskAttachment'],
      [bytesOf.zip.subarray(0, -1), 'plan.zip', 'taskAttachment'],
      [Buffer.concat([bytesOf.zip.subarray(0, 10), bytesOf.zip.subarray(-22)]), 'plan.zip', 'taskAttachment'],
    ] as const)
      expect((await send(server, owner.token, { bytes, name, authCode })).body.code, name).toBe(1404)
    expect(incoming()).toEqual([])
  })

  it('takes a voice message with its length, and no video, no longer one and none that is cut off', async () => {
    const voice = (bytes: Buffer, lang?: 'en') => send(server, owner.token, { bytes, name: 'a.webm', authCode: 'chatVoice' }, { lang })
    for (const [bytes, name, seconds] of [
      [webmVoice(7), 'a.webm', 7],
      [m4aVoice(12), 'a.m4a', 12],
      [oggVoice(3), 'a.ogg', 3],
      [webmVoice(VOICE_SECONDS), 'a.webm', VOICE_SECONDS],
    ] as const)
      expect((await voice(bytes)).body).toMatchObject({ success: true, result: { name, seconds } })
    for (const bytes of [webmVoice(7, 1), m4aVoice(7, 'vide'), webmVoice(7).subarray(0, -1), m4aVoice(7).subarray(0, -1), webmVoice(0)])
      expect((await voice(bytes)).body.code).toBe(1404)
    for (const bytes of [webmVoice(70), m4aVoice(70), oggVoice(70)])
      expect((await voice(bytes, 'en')).body.message).toBe('A voice message is at most 60 seconds long')
    expect(incoming()).toEqual([])
  })

  it('refuses the beginning of a picture that is none', async () => {
    for (const [bytes, name, authCode] of [
      [bytesOf.png.subarray(0, 33), 'a.png', 'image'],
      [bytesOf.png.subarray(0, -12), 'a.png', 'image'],
      [Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'), 'a.jpg', 'image'],
      [bytesOf.png.subarray(0, 33), 'a.png', 'identityDocument'],
    ] as const)
      expect((await send(server, owner.token, { bytes, name, authCode })).body.code, name).toBe(1424)
    expect(incoming()).toEqual([])
  })
})

describe('sizes of section 5', () => {
  it('cover every purpose but the sheet that only its own call takes', () =>
    expect([...uploadLimits.map(({ purpose }) => purpose), 'salarySheet'].sort()).toEqual(Object.keys(uploadPurposes).sort()))

  // Those above are as many megabytes to send twice: `deep/upload-limits.test.ts`.
  for (const limit of uploadLimits.filter(({ max }) => max <= 3 * MB))
    it(`${limit.purpose}: ${limit.max} bytes pass, one more is refused, and nothing of it stays`, () =>
      holdsLimit(server, owner.token, limit))

  it('apply also if the file comes before its purpose', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(grown(bytesOf.png, MB + 1))]), 'a.png')
    form.set('authCode', 'avatar')
    expect((await sendForm(server, owner.token, form)).body.message).toBe('文件不能超过 1 MB')
    expect(incoming()).toEqual([])
  })
})

describe('the form', () => {
  it('requires exactly one file with a known purpose', async () => {
    const none = new FormData()
    none.set('authCode', 'image')
    expect((await sendForm(server, owner.token, none)).body.message).toBe('请选择文件')
    const empty = new FormData()
    empty.set('authCode', 'image')
    empty.set('file', new Blob([]), '')
    expect((await sendForm(server, owner.token, empty)).body.code).toBe(1401)
    expect((await send(server, owner.token, { bytes: Buffer.alloc(0), name: 'a.png', authCode: 'image' })).body.code).toBe(1401)
    const two = new FormData()
    two.set('authCode', 'image')
    const seven = new FormData()
    seven.set('authCode', 'image')
    for (let nth = 0; nth < 7; nth++) seven.append('file', new Blob([new Uint8Array(bytesOf.png)]), 'a.png')
    expect((await sendForm(server, owner.token, seven)).body).toMatchObject({ code: 1402, message: '一次只能上传一个文件' })
    for (const name of ['a.png', 'b.png']) two.append('file', new Blob([new Uint8Array(bytesOf.png)]), name)
    expect((await sendForm(server, owner.token, two, { lang: 'en' })).body).toMatchObject({
      code: 1402,
      message: 'Upload one file at a time',
    })
    for (const authCode of [undefined, '', 'wallpaper', 'constructor'])
      expect((await send(server, owner.token, { bytes: bytesOf.png, name: 'a.png', authCode })).body.code).toBe(1405)
    const json = await server.refused('POST /sys/common/uploadFile', { authCode: 'image' }, { token: owner.token })
    expect(json.error).toBe('fileMissing')
    expect(incoming()).toEqual([])
  })

  it('that breaks off or has no boundary is input that cannot be read', async () => {
    const post = (body: string, type: string) =>
      fetch(`${server.url}/api/sys/common/uploadFile`, {
        method: 'POST',
        headers: { 'x-access-token': owner.token, 'content-type': type },
        body,
      })
    const part =
      '--x\r\ncontent-disposition: form-data; name="authCode"\r\n\r\nimage\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG'
    for (const [body, type] of [
      [part, 'multipart/form-data; boundary=x'],
      ['--x\r\nnonsense', 'multipart/form-data; boundary=x'],
      [part, 'multipart/form-data'],
    ] as const) {
      const answer = await post(body, type)
      expect([answer.status, (await answer.json()).code], type).toEqual([422, 1424])
    }
    expect(incoming()).toEqual([])
  })

  it('keeps a Chinese name, without its folders and what would show another one', async () => {
    const taken = await send(server, owner.token, {
      bytes: bytesOf.pdf,
      name: '../机密/营业\u202e执照\u2069 2026.pdf',
      authCode: 'document',
    })
    expect(taken.body).toMatchObject({ success: true, result: { name: '营业执照 2026.pdf' } })
  })

  it('answers the same key with the first file again', async () => {
    const same = { bytes: bytesOf.png, name: 'a.png', authCode: 'image' }
    const first = await send(server, owner.token, same, { idempotencyKey: 'upload-1' })
    const again = await send(server, owner.token, same, { idempotencyKey: 'upload-1' })
    expect(again.body.result).toEqual(first.body.result)
    const other = await send(server, owner.token, { ...same, bytes: bytesOf.jpg, name: 'a.jpg' }, { idempotencyKey: 'upload-1' })
    expect([other.status, other.body.code]).toEqual([409, 40901])
    expect(incoming()).toEqual([])
  })

  it('requires a session; an incomplete card is accepted', async () => {
    expect((await send(server, undefined, { bytes: bytesOf.png, name: 'a.png', authCode: 'avatar' })).status).toBe(401)
    expect((await send(server, 'ended', { bytes: bytesOf.png, name: 'a.png', authCode: 'avatar' })).body.code).toBe(40101)
    expect((await send(server, newcomer.token, { bytes: bytesOf.png, name: 'a.png', authCode: 'avatar' })).body.success).toBe(true)
  })
})
