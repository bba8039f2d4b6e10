import type { UploadedFile } from './uploaded-file.ts'

/** A form as it is handed on: its fields have the types and bounds that the operation declares. */
export class Upload<Fields = unknown> {
  readonly file: UploadedFile
  readonly fields: Fields

  constructor(file: UploadedFile, fields: Fields) {
    this.file = file
    this.fields = fields
  }
}
