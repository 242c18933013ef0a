// Texts of JSON Resume's own samples, from `resume init` and its documentation.

/** The person in the longer sample: in their own résumé these texts are theirs. */
export const sampleOwner = 'Richard Hendriks';

const piedPiper =
  'Pied Piper is a multi-platform technology based on a proprietary universal compression algorithm that has ' +
  'consistently fielded high Weisman Scores™ that are not merely competitive, but approach the theoretical limit of ' +
  'lossless compression.';

export const sampleOwnerTexts: ReadonlySet<string> = new Set(
  `Pied Piper|richard.hendriks@mail.com|(912) 555-4321|http://richardhendricks.example.com|neutralthoughts|dandymusicnl|CoderDojo
  |${piedPiper}
  |Digital Compression Pioneer Award|There is no spoon.|Video compression for 3d media|Erlich Bachman|Miss Direction
  |A mapping engine that misguides you|Won award at AIHacks 2016`.split(/\s*\|/),
);

export const genericSampleTexts: ReadonlySet<string> = new Set(
  `John Doe|john@gmail.com|https://johndoe.com|A summary of John Doe…|https://twitter.com/john|https://company.com
  |Description…|Description...
  |Started the company|https://organization.com/|https://institution.com/|Jane Doe|Reference…|Reference...|https://publication.com
  |https://project.com/`.split(/\s*\|/),
);
