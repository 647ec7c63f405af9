-- The portrait and the colour that a person has chosen: '' for whoever has not.

ALTER TABLE people ADD COLUMN face TEXT NOT NULL DEFAULT '';
