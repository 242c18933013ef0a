import { expect, test } from 'vitest';
import { isOneJob } from './isOneJob.ts';

test.each<[string, boolean]>([
  ['Earlier experience', true],
  ['EARLIER PROFESSIONAL EXPERIENCE', true],
  ['Various roles (1998–2005)', true],
  ['Previous work: see LinkedIn', true],
  ['Frühere Tätigkeiten', true],
  ['Weitere Berufserfahrung', true],
  ['Expériences professionnelles antérieures', true],
  ['Experiencia previa', true],
  ['Wcześniejsze doświadczenie', true],
  ['Tidligere erfaring', true],
  ['Parental leave', true],
  ['Elternzeit (zwei Kinder)', true],
  ['Barselsorlov', true],
  ['Congé parental', true],
  ['Talk: Glue for Beginners', true],
  ['Speaker at WoodConf', true],
  ['Leave Manager', false],
  ['Lecturer', false],
  ['Speaker Design', false],
  ['Experience Designer', false],
  ['Head of Other Work', false],
  ['Further Ltd', false],
  ['', false],
])('whether %j is not one job: %j', (name, expected) => {
  expect(!isOneJob({ name })).toBe(expected);
  expect(!isOneJob({ name: 'Oak', position: name })).toBe(expected);
});
