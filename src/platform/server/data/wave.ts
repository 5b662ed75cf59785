import pg from 'pg'

/** What the types of `pg` leave out. */
declare module 'pg' {
  interface Query {
    name?: string | undefined
    text?: string | undefined
    callback: (error: Error | null, answers: Answer[]) => void
  }
}
const { utils } = pg as typeof pg & { utils: { prepareValue(value: unknown): unknown } }
/** A value as it is sent. Throws for one that cannot be sent. */
export const valueSent = (value: unknown): unknown => utils.prepareValue(value)

/** A prepared statement with its values as they are sent. A name always has the same text. */
export interface Statement {
  name: string
  text: string
  values?: readonly unknown[]
  rowMode?: 'array'
  types?: { getTypeParser(oid: number, format?: 'text'): Parser }
}
type Parser = (text: string) => unknown

/** What becomes of one. */
export interface Answer {
  rows: unknown[]
  rowCount: number | null
}

/** The parts of a connection of `pg` that its types leave out. */
interface Connection {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(statement: { name: string; text: string }): void
  bind(message: { statement: string; values: readonly unknown[] }): void
  describe(message: { type: 'P' }): void
  execute(): void
  sync(): void
}

/** The columns of a statement's rows. PostgreSQL describes them once per connection: a prepared statement keeps its columns. */
interface Columns {
  names: string[]
  parsers: Parser[]
}
const described = new WeakMap<Connection, Map<string, Columns>>()

/**
 * Prepared statements that are sent as one message and answered as one. As queries of `pg` each would describe its rows every time and end
 * a transaction of its own, which costs the server and PostgreSQL more than most of them do. They share one implicit transaction: if one
 * fails, none has happened. For `client.query(wave, callback)`.
 */
export class Wave extends pg.Query {
  readonly statements: readonly Statement[]
  readonly #answers: Answer[]
  #columns: Map<string, Columns> = new Map()
  /** Whose answer comes next. */
  #at = 0

  constructor(statements: readonly Statement[]) {
    super({ text: '' })
    this.statements = statements
    this.#answers = statements.map(() => ({ rows: [], rowCount: null }))
    this.#follow()
  }

  /** Which of the statements failed, after a failure. */
  get failed(): number {
    return this.#at
  }

  /** `pg` notes what was parsed under the name and the text of its query: here those of the statement whose turn it is. */
  #follow(): void {
    const next = this.statements[this.#at]
    this.name = next?.name
    this.text = next?.text
  }

  override submit = (given: unknown): null => {
    const connection = given as Connection
    this.#columns = described.get(connection) ?? new Map()
    described.set(connection, this.#columns)
    connection.stream.cork()
    for (const statement of this.statements) this.#send(connection, statement)
    connection.sync()
    connection.stream.uncork()
    return null
  }

  #send(connection: Connection, { name, text, values = [] }: Statement): void {
    const { parsedStatements, submittedNamedStatements } = connection
    if (parsedStatements[name] === undefined && submittedNamedStatements[name] === undefined) {
      connection.parse({ name, text })
      submittedNamedStatements[name] = text
    }
    connection.bind({ statement: name, values })
    if (!this.#columns.has(name)) connection.describe({ type: 'P' })
    connection.execute()
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const { name, types = pg.types } = this.statements[this.#at]!
    this.#columns.set(name, {
      names: fields.map((field) => field.name),
      parsers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as Parser),
    })
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { name, rowMode } = this.statements[this.#at]!
    const { names, parsers } = this.#columns.get(name)!
    const values = fields.map((text, column) => (text === null ? null : parsers[column]!(text)))
    const row = rowMode === 'array' ? values : Object.fromEntries(names.map((each, column) => [each, values[column]]))
    this.#answers[this.#at]!.rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }): void {
    const count = /\d+$/.exec(text)
    this.#answers[this.#at]!.rowCount = count && Number(count[0])
    this.#at++
    this.#follow()
  }

  handleError(error: Error): void {
    this.#end(error)
  }

  handleReadyForQuery(): void {
    this.#end(null)
  }

  #end(error: Error | null): void {
    this.callback(error, this.#answers)
  }
}
