/**
 * Stands for `ajv` in the browser (next.config.mjs): Payload's rules for all kinds of fields are one
 * file, so that every screen of the admin would bring 116 KB along for fields of JSON with a schema.
 * No form of ours has one (tests/int/json-fields.test.ts), and the server checks what is saved.
 */
export default class Ajv {
  validate() {
    return true
  }

  errorsText() {
    return ''
  }
}
