-- Keyed hash of the network that uploaded a file, while the file waits for its lead.
alter table lead_files add column uploader text;
