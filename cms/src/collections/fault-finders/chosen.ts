import { type Reader, sayRefusal } from '../../refusals/say-refusal'

type Checked = string | true | Promise<string | true>

/** Asked for where it is shown; what Payload calls required is so in every row. */
export function chosen<Value, Options extends { req: Reader }>(
  check: (value: Value, options: Options) => Checked,
): (value: Value, options: Options) => Checked {
  return (value, options) => (value ? check(value, options) : sayRefusal(options.req, 'Choose one of these.'))
}
