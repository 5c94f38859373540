-- What searches need of a vehicle's texts, so that a start does not unpack all of them: model, model
-- with body, version and colour, each in Arabic and English.
alter table vehicles add column names text not null generated always as (
  coalesce(texts #>> '{ar,model_name}', '') || chr(31) || coalesce(texts #>> '{en,model_name}', '')
  || chr(31) || coalesce(texts #>> '{ar,model_display_name}', '')
  || chr(31) || coalesce(texts #>> '{en,model_display_name}', '')
  || chr(31) || coalesce(texts #>> '{ar,version}', '') || chr(31) || coalesce(texts #>> '{en,version}', '')
  || chr(31) || coalesce(texts #>> '{ar,color_name}', '')
  || chr(31) || coalesce(texts #>> '{en,color_name}', '')
) stored;
