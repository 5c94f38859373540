-- Areas are written rarely and read always: no list of entries that each search has to read beside
-- the index.
alter index dealer_areas_keys set (fastupdate = off);
